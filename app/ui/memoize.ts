/**
 * A function that keeps what it has made of each key, and makes it once. The oldest goes where there would be more than
 * `most`: what visitors type must not fill the memory of an isolate.
 */
export function memoize<Key, Value extends {}>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      if (made.size >= most) made.delete(made.keys().next().value as Key);
      made.set(key, value);
    }
    return value;
  };
}
