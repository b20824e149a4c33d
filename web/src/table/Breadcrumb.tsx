import { type BoardModule, type BoardProps, Icon, icons, Sentence } from '@orrery/kit';
import { hrefOf } from '../state/router.ts';
import type { ShellText } from '../text/index.ts';
import styles from './Breadcrumb.module.css';
import { crumbsOf } from './question.ts';

export interface BreadcrumbProps {
  readonly props: BoardProps;
  readonly board: BoardModule | undefined;
  readonly words: ShellText;
  readonly short?: boolean;
}

/** Where the game stands, from the outermost procedure to the innermost. */
export function Breadcrumb({ props, board, words, short = false }: BreadcrumbProps) {
  const { text, view, question } = props;
  const round = board?.round?.(view, text);
  const all = [...(round === undefined ? [] : [round]), ...crumbsOf(text, view)];
  const crumbs = all.filter((crumb, index) => crumb !== all[index - 1]);
  const shown = short ? crumbs.slice(-2) : crumbs.length > 4 ? [...crumbs.slice(0, 1), ...crumbs.slice(-3)] : crumbs;
  return (
    <>
      <a className={styles.brand} href={hrefOf({ page: 'lobby' })} aria-label={words.table.lobby}>
        <Icon of={icons.orrery} size={26} />
      </a>
      {!short && <h1 className={styles.title}>{text.title}</h1>}
      {short && <h1 className="vh">{text.title}</h1>}
      <ol className={styles.crumbs} aria-label={words.table.where}>
        {shown.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place in the path
          <li key={`${index} ${crumb}`} className={index === shown.length - 1 && question !== undefined ? styles.now : undefined}>
            {index > 0 && <Icon of={icons.chevron} size={12} className={styles.chevron ?? ''} />}
            <span>
              <Sentence of={crumb} quiet size={16} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
