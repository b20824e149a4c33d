import { type Props, wordsOf } from './common.tsx';

export function Cards(props: Props) {
  return <section aria-label={wordsOf(props).cards} />;
}
