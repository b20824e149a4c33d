import { type BoardModule, type BoardProps, boardTargets, Piece, PieceKey, telling } from '@orrery/kit';
import { CARD_IDS } from '../content/cards.ts';
import type { Event } from '../rulebook.ts';
import type { NewGame } from '../types.ts';
import type { TableView } from '../view.ts';

/** Where things are on this board: 'card:4' (that kind of card in one's hand), 'pile:0'. */
export const { useTargets, wayOf } = boardTargets<NewGame>({ playCard: (card) => [`card:${card}`] }, { played: () => ['pile:0'] });

function Board(props: BoardProps<TableView, Event>) {
  const targets = useTargets(props);
  const { table, viewer } = props.view;
  const name = (card: number): string => props.text.explain(`card:${CARD_IDS[card]}`).title;
  const top = table.played.at(-1);
  return (
    <div style={{ display: 'grid', placeContent: 'center', gap: 24, height: '100%' }}>
      <Piece targets={targets} at="pile:0">
        {top === undefined ? '–' : name(top)}
      </Piece>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {[...new Set(table.players[viewer]?.hand ?? [])].map((card) => (
          <Piece key={card} targets={targets} at={`card:${card}`} topic={`card:${CARD_IDS[card]}`} label={name(card)}>
            {name(card)} <PieceKey targets={targets} at={`card:${card}`} />
          </Piece>
        ))}
      </div>
    </div>
  );
}

export default { Board, ...telling<Event>({ roundBegan: { ms: 900 }, played: {}, drew: {} }) } satisfies BoardModule<TableView, Event>;
