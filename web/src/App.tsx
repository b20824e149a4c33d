import { Suspense, useEffect } from 'react';
import { UpdateNote } from './offline/UpdateNote.tsx';
import { seen } from './state/attention.ts';
import { showAllCovers } from './state/covers.ts';
import { type Route, useRoute } from './state/router.ts';
import { useText } from './text/index.ts';
import { ErrorPage } from './ui/ErrorPage.tsx';
import { Fallback } from './ui/Fallback.tsx';
import { fetched } from './ui/fetched.tsx';

const Lobby = fetched(async () => {
  // With its covers and one's own tables, so that it is drawn in one piece and nothing is pushed about.
  const [page] = await Promise.all([import('./lobby/Lobby.tsx'), showAllCovers()]);
  await page.readAhead();
  return page;
});
const TablePage = fetched(() => import('./table/TablePage.tsx'));
const ReplayPage = fetched(() => import('./replay/ReplayPage.tsx'));
const Replays = fetched(() => import('./replay/Replays.tsx'));
const AnalysisPage = fetched(() => import('./analysis/AnalysisPage.tsx'));
const PuzzlePage = fetched(() => import('./train/PuzzlePage.tsx'));
const Rules = fetched(() => import('./rules/Rules.tsx'));
const TryPage = fetched(() => import('./learn/TryPage.tsx'));
const InspectPage = fetched(() => import('./inspect/InspectPage.tsx'));
const NoticesPage = fetched(() => import('./notices/NoticesPage.tsx'));
const HostPage = fetched(() => import('./host/HostPage.tsx'));
const Claim = fetched(() => import('./lobby/Claim.tsx'));
const MePage = fetched(() => import('./me/MePage.tsx'));
const ProfilePage = fetched(() => import('./profile/ProfilePage.tsx'));
const RankingPage = fetched(() => import('./ranking/RankingPage.tsx'));
const LeaguesPage = fetched(() => import('./leagues/LeaguesPage.tsx'));
const LeaguePage = fetched(() => import('./leagues/LeaguePage.tsx'));
const DevicePage = fetched(() => import('./me/DevicePage.tsx'));

const pages = {
  lobby: Lobby,
  table: TablePage,
  local: TablePage,
  replay: ReplayPage,
  replays: Replays,
  analysis: AnalysisPage,
  puzzle: PuzzlePage,
  rules: Rules,
  claim: Claim,
  me: MePage,
  profile: ProfilePage,
  ranking: RankingPage,
  leagues: LeaguesPage,
  league: LeaguePage,
  device: DevicePage,
  notices: NoticesPage,
  host: HostPage,
  inspect: InspectPage,
  try: TryPage,
};

/** A page need not wait until the words of the house are here. */
export const fetchAhead = ({ page }: Route): void => pages[page].ahead();

export function App() {
  const text = useText();
  return (
    <Fallback instead={<ErrorPage words={text.table.broken} />}>
      <Suspense fallback={<ErrorPage words={text.table.loading} busy />}>
        <Page />
      </Suspense>
      <UpdateNote />
    </Fallback>
  );
}

function Page() {
  const route = useRoute();
  const table = route.page === 'table' ? route.id : undefined;
  useEffect(() => {
    if (table !== undefined) seen(table);
  }, [table]);
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
      return <AnalysisPage key={route.id} id={route.id} watch={route.watch} learn={route.learn === true} />;
    case 'puzzle':
      return <PuzzlePage key={`${route.game} ${route.number}`} game={route.game} number={route.number} />;
    case 'replays':
      return <Replays />;
    case 'rules':
      return <Rules game={route.game} at={route.at} />;
    case 'inspect':
      return <InspectPage key={route.id} id={route.id} at={route.at} watch={route.watch} />;
    case 'try':
      return <TryPage key={`${route.game}/${route.at}`} game={route.game} at={route.at} />;
    case 'me':
      return <MePage />;
    case 'profile':
      return <ProfilePage key={route.handle} handle={route.handle} />;
    case 'ranking':
      return <RankingPage game={route.game} />;
    case 'leagues':
      return <LeaguesPage />;
    case 'league':
      return <LeaguePage key={route.id} id={route.id} />;
    case 'device':
      return <DevicePage key={route.token} token={route.token} />;
    case 'notices':
      return <NoticesPage token={route.token} />;
    case 'host':
      return <HostPage key={route.id} id={route.id} />;
    case 'claim':
      return <Claim token={route.token} />;
  }
}
