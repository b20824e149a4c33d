/** Action spaces that belong to no technology: Basic Spacefaring, the guilds, the Dyson Sphere. */
import { type Box, cx, Icon, placed } from '@orrery/kit';
import { BASIC_IDS } from '../content/basic.ts';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { scriptOf } from '../content/scripts.ts';
import { BASIC_BOX, DYSON_SPACE, GUILD_SPACES } from '../content/spaces.ts';
import styles from './Basic.module.css';
import { answerName, markerName, Name, nameOf, Piece, type Props, wordsOf } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import { LOCK, ORE, SUN } from './glyphs.ts';
import { soft } from './names.ts';
import { SpaceHex } from './SpaceHex.tsx';
import { spaceNow, spaceSaid } from './tips.ts';

export function Basic({ props, box }: { readonly props: Props; readonly box: Box }) {
  const words = wordsOf(props);
  const spaces = BASIC_BOX[props.view.table.config.seats];
  const size = box.h < 262 ? 24 : box.h < 286 ? 27 : 31;
  return (
    <section className={styles.basic} style={placed(box)} aria-label={words.basic}>
      <h3>
        <Name props={props} topic="term:pawn">
          {words.basic}
        </Name>
      </h3>
      {BASIC_IDS.map((action) => {
        const own = spaces.filter((space) => space.action === action);
        return (
          <div key={action} className={styles.row}>
            <Piece props={props} said={() => spaceSaid(props, own[0])} now={() => spaceNow(props, own[0])} label={action}>
              <b>{answerName(props, 'copyAction', action)}</b>
            </Piece>
            <div className={styles.spaces}>
              {own.map((space) => (
                <span key={space.id} className={styles.one}>
                  <SpaceHex props={props} space={space} size={size} />
                  {space.surcharge > 0 && (
                    <small className={styles.extra}>
                      +{space.surcharge}
                      <Icon of={ORE} size={12} label={markerName(props, 'ore')} />
                    </small>
                  )}
                </span>
              ))}
              {own[0]?.unlimited === true && <small className={styles.always}>{words.always}</small>}
            </div>
            <EffectLine script={scriptOf(action)} />
          </div>
        );
      })}
    </section>
  );
}

export function Guilds({ props, box, tight }: { readonly props: Props; readonly box: Box; readonly tight: boolean }) {
  const words = wordsOf(props);
  const { table } = props.view;
  return (
    <section className={styles.guilds} style={placed(box)} aria-label={words.guilds}>
      <h3>
        <Name props={props} topic="term:guild">
          {words.guilds}
        </Name>
      </h3>
      <ul>
        {GUILD_IDS.map((guild) => {
          const open = (table.guilds & guildBit(guild)) !== 0;
          const name = soft(nameOf(props, `guild:${guild}`).replace(/[ -]?(Guild|Gilde)$/, ''));
          return (
            <li
              key={guild}
              data-open={open || undefined}
              className={cx(props.targets.lit(`guild:${guild}`) && props.motion && styles.opens)}
              data-target={`guild:${guild}`}
            >
              {open ? (
                <SpaceHex props={props} space={GUILD_SPACES[guild]} size={tight ? 24 : 27} />
              ) : (
                <Icon of={LOCK} size={14} label={words.covered} className={styles.lock ?? ''} />
              )}
              <span>
                <Name props={props} topic={`guild:${guild}`}>
                  {name}
                </Name>
                {open && !tight && <EffectLine script={scriptOf(guild)} />}
              </span>
            </li>
          );
        })}
        {table.dyson !== null && (
          <li data-open>
            <SpaceHex props={props} space={DYSON_SPACE} size={tight ? 24 : 27} />
            <span>
              <Name props={props} topic="event:dysonSphere">
                <Icon of={SUN} size={13} /> Dyson
              </Name>
              {!tight && <EffectLine script={scriptOf('dysonSphere.1')} />}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
