import { type Language, languages } from '@orrery/kernel';
import { Dialog, Icon, icons } from '@orrery/kit';
import { useId } from 'react';
import { setAids, useAids } from '../learn/aids.ts';
import { api } from '../net/api.ts';
import { heard } from '../sound/useSounds.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Switch } from '../ui/Switch.tsx';
import styles from './SettingsDialog.module.css';

export interface SettingsProps {
  close(): void;
  /** At a table whose game has windows: opens the list of stops. */
  readonly stops?: (() => void) | undefined;
}

export default function SettingsDialog({ close, stops }: SettingsProps) {
  const text = useText();
  const words = text.settings;
  const settings = useSettings();
  const { set } = settings;
  const aids = useAids((s) => s.aids);
  const id = useId();
  return (
    <Dialog title={words.title} closeWord={text.kit.close} close={close}>
      <div className={styles.list}>
        <Segmented
          label={words.language}
          values={(Object.keys(languages) as Language[]).map((value) => ({ value, name: languages[value] }))}
          chosen={settings.language}
          choose={(language) => set({ language })}
        />
        <div>
          <label htmlFor={id} className="eyebrow">
            {words.name}
          </label>
          <input
            id={id}
            type="text"
            className={styles.name}
            maxLength={40}
            autoComplete="nickname"
            defaultValue={settings.name}
            aria-describedby={`${id}hint`}
            onBlur={(event) => {
              const name = event.target.value.trim();
              if (name === settings.name) return;
              set({ name });
              if (name !== '') void api.rename(name).catch(() => {});
            }}
          />
          <p id={`${id}hint`} className={styles.hint}>
            {words.nameHint}
          </p>
        </div>
        <Segmented
          label={words.motion}
          hint={words.motionHint}
          values={(['system', 'on', 'off'] as const).map((value) => ({ value, name: words.motionValues[value] }))}
          chosen={settings.motion}
          choose={(motion) => set({ motion })}
        />
        <Segmented
          label={words.pace}
          hint={words.paceHint}
          values={(['step', 'slow', 'normal', 'fast', 'instant'] as const).map((value) => ({ value, name: words.paceValues[value] }))}
          chosen={settings.pace}
          choose={(pace) => set({ pace })}
        />
        {stops !== undefined && (
          <div>
            <button type="button" className="btn" onClick={stops} aria-haspopup="dialog">
              <Icon of={icons.pause} size={16} />
              {text.stops.title}
            </button>
            <p className={styles.hint}>{text.stops.lead}</p>
          </div>
        )}
        <Segmented
          label={words.size}
          hint={words.sizeHint}
          values={([100, 115, 130] as const).map((value) => ({ value: `${value}`, name: text.hint.chance(value / 100) }))}
          chosen={`${settings.size}`}
          choose={(size) => set({ size: size === '130' ? 130 : size === '115' ? 115 : 100 })}
        />
        <Segmented
          label={words.contrast}
          hint={words.contrastHint}
          values={(['system', 'usual', 'more'] as const).map((value) => ({ value, name: words.contrastValues[value] }))}
          chosen={settings.contrast}
          choose={(contrast) => set({ contrast })}
        />
        <Segmented
          label={words.aids}
          hint={words.aidsHint}
          values={(['first', 'on', 'off'] as const).map((value) => ({ value, name: words.aidsValues[value] }))}
          chosen={aids === undefined ? 'first' : aids ? 'on' : 'off'}
          choose={(value) => setAids(value === 'first' ? undefined : value === 'on')}
        />
        <div className={styles.switches}>
          <Switch label={words.patterns} hint={words.patternsHint} on={settings.patterns} set={(patterns) => set({ patterns })} />
          <Switch label={words.sounds} hint={words.soundsHint} on={settings.sounds} set={(sounds) => set({ sounds })} />
          {settings.sounds && (
            <label className={styles.volume}>
              {words.volume}
              <input
                type="range"
                min={10}
                max={100}
                step={10}
                value={settings.volume}
                onChange={(event) => {
                  set({ volume: Number(event.target.value) });
                  heard('gain');
                }}
              />
              <output>{text.hint.chance(settings.volume / 100)}</output>
            </label>
          )}
          <Switch label={words.keys} hint={words.keysHint} on={settings.keys} set={(keys) => set({ keys })} />
          <Switch label={words.passScreen} hint={words.passScreenHint} on={settings.passScreen} set={(passScreen) => set({ passScreen })} />
        </div>
      </div>
    </Dialog>
  );
}
