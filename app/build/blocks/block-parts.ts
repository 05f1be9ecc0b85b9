/** What the files of a block's folder export beside its definition; each is held against `block.ts` by its type. */
import type { ComponentType, ReactNode } from "react";
import type { HtmlRenderer } from "../render/html-renderer.tsx";
import type { Directive, PropsOf } from "./directive.ts";

/** What each block of a folder is drawn with, by its tag. @param Module `typeof import("./block.ts")` */
type PropsByTag<Module> = {
  [Name in keyof Module as Module[Name] extends Directive
    ? Module[Name]["tag"]
    : never]: Module[Name] extends Directive ? PropsOf<Module[Name]> : never;
};

/** `views` of `view.tsx`: what draws each block at build, once for all. */
export type Views<Module> = {
  [Tag in keyof PropsByTag<Module>]: ComponentType<
    PropsByTag<Module>[Tag] & { children?: ReactNode }
  >;
};

/** `send` of `send.tsx`: what an island is sent with, once its unchanging parts are rendered. Without it, its props as they are. */
export type Sends<Module> = {
  [Tag in keyof PropsByTag<Module>]?: (
    props: PropsByTag<Module>[Tag],
    renderer: HtmlRenderer,
  ) => object;
};

/** The props of an island that `send` makes: `Sent<typeof send, "Ticket">`. Without its part of `send` it has no type. */
export type Sent<
  Send extends Record<Tag, (...args: never[]) => object>,
  Tag extends string,
> = ReturnType<Send[Tag]>;
