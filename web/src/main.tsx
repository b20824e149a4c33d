import '../kit/src/tokens.css';
import './ui/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchAhead } from './App.tsx';
import { listenIfKnown } from './net/lobby.ts';
import { keepOffline } from './offline/keep.ts';
import { learnAgain } from './state/games.ts';
import { enterByPath, readRoute } from './state/router.ts';
import { bright, dressPage, useSettings } from './state/settings.ts';
import { speak } from './text/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');

dressPage(useSettings.getState());
// Whoever changes it for the whole system sees it here at once.
bright.addEventListener('change', () => dressPage(useSettings.getState()));
useSettings.subscribe((now, before) => {
  dressPage(now);
  if (now.language === before.language) return;
  void speak(now.language);
  void learnAgain();
});
enterByPath();
fetchAhead(readRoute(window.location.hash));
void start(root);

/** Not awaited at the top of the module: a bundler leaves chunks unmerged in a build where any module waits there. */
async function start(page: HTMLElement): Promise<void> {
  await speak(useSettings.getState().language);
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  keepOffline();
  listenIfKnown();
}
