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

/** `islandProps` of `island-props.tsx`: what builds the props of an island, with its unchanging parts rendered; without one, they are as compiled. */
export type PropsBuilders<Module> = {
  [Tag in keyof PropsByTag<Module>]?: (
    props: PropsByTag<Module>[Tag],
    renderer: HtmlRenderer,
  ) => object;
};

/** The props of an island: `IslandProps<typeof islandProps, "Ticket">`. It has no type where `islandProps` builds none for it. */
export type IslandProps<
  Builders extends Record<Tag, (...args: never[]) => object>,
  Tag extends string,
> = ReturnType<Builders[Tag]>;
