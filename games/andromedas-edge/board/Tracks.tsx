import { type Props, wordsOf } from './common.tsx';

/** The rail: five progress tracks, the event track, the race to the terminus. */
export function Tracks({ props }: { readonly props: Props }) {
  return <section aria-label={wordsOf(props).tracks} />;
}
