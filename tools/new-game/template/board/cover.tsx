import { CoverFrame, type CoverModule } from '@orrery/kit';

export default {
  seats: { min: 2, max: 4 },
  title: { en: 'New Game', de: 'New Game' },
  tagline: { en: 'Play ever higher cards.', de: 'Spiele immer höhere Karten aus.' },
  length: { en: '9 to 18 rounds', de: '9 bis 18 Runden' },
  Art: ({ className }) => (
    <CoverFrame className={className} id="new-game" sky={['#20342a', '#0b1117']}>
      <circle cx="108" cy="120" r="46" fill="#9fd8a4" fillOpacity=".6" />
    </CoverFrame>
  ),
} satisfies CoverModule;
