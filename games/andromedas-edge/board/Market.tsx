import { type Props, wordsOf } from './common.tsx';

/** The rail: the modules on offer, a column for each type. */
export function Market({ props }: { readonly props: Props }) {
  return <section aria-label={wordsOf(props).market} />;
}
