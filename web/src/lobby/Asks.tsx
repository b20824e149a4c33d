import type { Companion } from '@orrery/protocol';
import { api } from '../net/api.ts';
import { hrefOf } from '../state/router.ts';
import { Avatar } from '../ui/Avatar.tsx';
import type { InvitationsText } from './Invitations.tsx';
import row from './TableRow.module.css';

/** Whoever would like to be friends; either answer takes the line away. */
export function Asks({ of, say, answered }: { readonly of: Companion; readonly say: InvitationsText; answered(): void }) {
  const { handle, name, avatar } = of;
  return (
    <li className={`${row.row} ${row.asks}`}>
      <a className={row.link} href={hrefOf({ page: 'profile', handle })}>
        <i className={row.bar} />
        <Avatar seed={avatar} name={name} size={28} />
        <span className={row.words}>
          <b>{say.friend(name)}</b>
          <small>{say.friendHint}</small>
        </span>
      </a>
      <span className={row.actions}>
        <button type="button" className="btn primary" onClick={() => void api.befriend(handle).then(answered, () => {})}>
          {say.yes}
        </button>
        <button type="button" className="btn" onClick={() => void api.unfriend(handle).then(answered, () => {})}>
          {say.no}
        </button>
      </span>
    </li>
  );
}
