import { type Props, wordsOf } from './common.tsx';

export function Me(props: Props) {
  return <section aria-label={wordsOf(props).cards} />;
}
