import { askingToy } from '../../host/test/asking-toy.ts';

/** A registry with nothing but the toy that has a window. */
export const registry = { asking: { load: async () => askingToy } };
