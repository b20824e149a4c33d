import { lazy, Suspense } from 'react';
import { useRoute } from './state/router.ts';
import { useText } from './text/index.ts';
import { Fallback } from './ui/Fallback.tsx';
import { Shrug } from './ui/Shrug.tsx';

const Lobby = lazy(() => import('./lobby/Lobby.tsx'));
const TablePage = lazy(() => import('./table/TablePage.tsx'));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const Replays = lazy(() => import('./replay/Replays.tsx'));
const AnalysisPage = lazy(() => import('./analysis/AnalysisPage.tsx'));
const Rules = lazy(() => import('./rules/Rules.tsx'));
const Claim = lazy(() => import('./lobby/Claim.tsx'));

export function App() {
  const text = useText();
  return (
    <Fallback instead={<Shrug words={text.table.broken} />}>
      <Suspense fallback={<Shrug words={text.table.loading} busy />}>
        <Page />
      </Suspense>
    </Fallback>
  );
}

function Page() {
  const route = useRoute();
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <TablePage key={route.id} id={route.id} local={false} watch={route.watch} />;
    case 'local':
      return <TablePage key={route.id} id={route.id} local watch={undefined} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at} watch={route.watch} as={route.as} />;
    case 'analysis':
      return <AnalysisPage key={route.id} id={route.id} watch={route.watch} />;
    case 'replays':
      return <Replays />;
    case 'rules':
      return <Rules game={route.game} />;
    case 'claim':
      return <Claim token={route.token} />;
  }
}
