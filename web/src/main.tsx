import '../kit/src/tokens.css';
import './ui/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchAhead } from './App.tsx';
import { learnAgain } from './state/games.ts';
import { readRoute } from './state/router.ts';
import { dressPage, useSettings } from './state/settings.ts';
import { speak } from './text/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');

dressPage(useSettings.getState());
useSettings.subscribe((now, before) => {
  dressPage(now);
  if (now.language === before.language) return;
  void speak(now.language);
  void learnAgain();
});
fetchAhead(readRoute(window.location.hash));
await speak(useSettings.getState().language);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if ('serviceWorker' in navigator && window.isSecureContext) {
  // What the page has loaded so far is kept too, so that it opens without a connection the next time.
  void navigator.serviceWorker.register('/sw.js').then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage({ type: 'keep', urls: ['/', ...urls.filter((url) => url.startsWith(`${window.location.origin}/assets/`))] });
  });
}
