// The question, as an address holds it.
import { expect, test } from "vitest";
import { readQuery } from "../../../app/search/search-form.tsx";

const read = (search: string) => readQuery(new URLSearchParams(search));

test("a question is read without the spaces around it", () => {
  expect(read("?q=%20carte%0A%20%20metal+")).toEqual({ text: "carte metal" });
});

test.each(["", "?q=", "?q=+++", "?autre=1"])(
  "« %s » asks for nothing, and that is no fault",
  (search) => {
    expect(read(search)).toEqual({ text: "" });
  },
);

test("more than a hundred characters are refused in a sentence, and the field keeps the first ones", () => {
  const { text, problem } = read(`?q=${"a".repeat(101)}`);

  expect(text).toHaveLength(100);
  expect(problem).toMatch(/100 caractères au plus/);
  expect(read(`?q=${"a".repeat(100)}`).problem).toBeUndefined();
});

test("two questions at once are refused in a sentence", () => {
  expect(read("?q=n26&q=joko")).toMatchObject({
    text: "n26",
    problem: expect.stringMatching(/plusieurs recherches/),
  });
});
