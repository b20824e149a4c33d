type Typed = { readonly type: string };

/** What is done about some kinds of event; each entry is handed its own kind alone. */
export type ByEvent<E extends Typed, More extends readonly unknown[], R> = {
  readonly [K in E['type']]?: (event: Extract<E, { readonly type: K }>, ...more: More) => R;
};

/** Looks an event up: undefined about the kinds that are not listed. */
export const byEvent =
  <E extends Typed, More extends readonly unknown[], R>(table: ByEvent<E, More, R>) =>
  (event: E, ...more: More): R | undefined =>
    (table as Partial<Record<string, (event: E, ...more: More) => R>>)[event.type]?.(event, ...more);
