import { OrderRejected } from '@orrery/host';
import { IllegalInput } from '@orrery/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { ServerRefused } from '../net/api.ts';
import { hrefOf } from '../state/router.ts';
import { type ShellText, useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { openReplay, type Source } from './source.ts';

export interface OpenedProps {
  readonly id: string;
  readonly watch: string | undefined;
  /** What is drawn of the match; a sentence when it is not to be shown. */
  children(source: Source): ReactNode;
}

function reasonOf(error: unknown, { table }: ShellText): string {
  if (error instanceof ServerRefused) return error.code === 'away' ? table.notFound : table.refused(error.code, '');
  if (error instanceof OrderRejected) return table.refused(error.code, '');
  if (error instanceof IllegalInput) return table.refused(error.reason, error.detail);
  console.error(error);
  return table.broken;
}

/** Opens a match to look back on, and says why where that cannot be. */
export function Opened({ id, watch, children }: OpenedProps) {
  const text = useText();
  const [source, setSource] = useState<Source>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let current = true;
    openReplay(id, watch)
      .then((opened) => {
        if (current) setSource(opened);
      })
      .catch((error: unknown) => {
        if (current) setFailure(reasonOf(error, text));
      });
    return () => {
      current = false;
    };
  }, [id, watch, text]);
  const shown = failure ?? (source === undefined ? undefined : children(source));
  if (shown === undefined) return <ErrorPage words={text.table.loading} busy />;
  if (typeof shown !== 'string') return shown;
  return (
    <ErrorPage words={shown}>
      <a className="btn" href={hrefOf({ page: 'lobby' })}>
        {text.table.lobby}
      </a>
    </ErrorPage>
  );
}
