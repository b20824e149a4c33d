import type { View } from '@orrery/kernel';
import { Icon, Tinted } from '@orrery/kit';
import type { ReactNode } from 'react';
import { factions, ideologies } from '../content/factions.ts';
import { planetTypes } from '../content/planets.ts';
import { resources } from '../content/resources.ts';
import { technologies } from '../content/technologies.ts';
import type { TableView } from '../view.ts';
import { PlanetArt } from './common.tsx';
import { ACTION, IDEOLOGY, IDEOLOGY_HUE, RESOURCE, technologyGlyph } from './glyphs.ts';
import styles from './picture.module.css';

/** A picture beside an explanation. */
export function picture(topic: string, _view: View<TableView>): ReactNode {
  const [kind, id = ''] = topic.split(':');
  const planet = planetTypes.find((type) => type === id);
  if (kind === 'planet' && planet !== undefined)
    return (
      <span className={styles.planet}>
        <PlanetArt type={planet} />
      </span>
    );
  const ideology = kind === 'faction' ? ideologies[factions.find((f) => f.id === id)?.ideology ?? -1] : ideologies.find((i) => i === id);
  if ((kind === 'faction' || kind === 'ideology') && ideology !== undefined)
    return <Tinted of={IDEOLOGY[ideology]} hue={IDEOLOGY_HUE[ideology]} size={44} />;
  const resource = resources.find((r) => r === id);
  if (kind === 'resource' && resource !== undefined) return <Icon of={RESOURCE[resource]} size={40} className={styles.hue ?? ''} />;
  if (kind === 'technology')
    return <Icon of={technologyGlyph(technologies.findIndex((t) => t.id === id))} size={40} className={styles.hue ?? ''} />;
  const action = kind === 'action' ? ACTION[id] : undefined;
  return action === undefined ? undefined : <Icon of={action} size={40} className={styles.hue ?? ''} />;
}
