import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Charge } from '@emit/contract/account';
import { grouped } from '@emit/contract/english';
import { dayWithTime } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { chargesRequested, moreChargesRequested, selectCharges, type LoadedCharges } from './charges.slice';

interface ChargeListProps {
  /** A title as it leads to its conversation. */
  link: (conversation: { conversation_id: string; title: string }) => ReactNode;
  /** Where a member's download is. */
  download: ReactNode;
}

/** What each reply took and what was left after it, the newest first, twenty at a time. */
export function ChargeList({ link, download }: ChargeListProps) {
  const dispatch = useDispatch();
  const list = useSelector(selectCharges);
  useEffect(() => void dispatch(chargesRequested()), [dispatch]);
  const section = useFocusOnceComplete(list.data?.next);
  return (
    <section ref={section} className="card" aria-labelledby="charges" tabIndex={-1}>
      <h2 id="charges" className="tokens__title">
        Each reply
      </h2>
      <Loaded
        of={list}
        className=""
        waiting={<Skeleton heights={[44, 44, 44]} label="Loading what each reply took" />}
        onRetry={() => dispatch(chargesRequested())}
        failed={{ calm: 'Your tokens are safe on the server.' }}
      >
        {(loaded) => (
          <Charges loaded={loaded} link={link} download={download} isLoading={list.status === 'loading'} />
        )}
      </Loaded>
    </section>
  );
}

interface ChargesProps extends ChargeListProps {
  loaded: LoadedCharges;
  isLoading: boolean;
}

function Charges({ loaded: { charges, next }, isLoading, link, download }: ChargesProps) {
  const dispatch = useDispatch();
  if (charges.length === 0) return <p className="quiet">No reply has taken tokens yet.</p>;
  return (
    <>
      <p className="tokens__said quiet small">
        With what was left after each. {download} has a receipt of every one: proof that it is on record as it
        is here.
      </p>
      <table className="tokens-table tokens-table--charges" aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">Reply</th>
            <th scope="col" className="tokens-table__minor">
              Input
            </th>
            <th scope="col" className="tokens-table__minor">
              Output
            </th>
            <th scope="col">Total</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <Row key={charge.message_id + charge.charged_at} charge={charge} link={link} />
          ))}
        </tbody>
      </table>
      {next !== null && (
        <Button wide kind="quiet" disabled={isLoading} onClick={() => dispatch(moreChargesRequested())}>
          Show earlier replies
        </Button>
      )}
    </>
  );
}

function Row({ charge, link }: { charge: Charge } & Pick<ChargeListProps, 'link'>) {
  const { charged_at, failed, model, cache_read_tokens: cached, total_tokens, balance } = charge;
  const { input, output } = { input: inputOf(charge), output: charge.output_tokens };
  return (
    <tr>
      <th scope="row">
        <Title charge={charge} link={link} />
        <small className="charge__when">
          <time dateTime={charged_at}>{dayWithTime(charged_at)}</time> · <span>{model}</span>
        </small>
        {failed !== null && <small className="charge__when">No reply came</small>}
        <small className={cached > 0 ? 'charge__when' : 'tokens-table__small'}>{kindsOf(charge)}</small>
      </th>
      <td className="tokens-table__minor">{grouped(input)}</td>
      <td className="tokens-table__minor">{grouped(output)}</td>
      <td>{grouped(total_tokens)}</td>
      <td>{grouped(balance)}</td>
    </tr>
  );
}

function Title({ charge, link }: { charge: Charge } & Pick<ChargeListProps, 'link'>) {
  const { conversation_id, title, deleted } = charge;
  if (deleted) return <em className="quiet">Deleted conversation</em>;
  if (title === null) return <em className="quiet">Not saved</em>;
  return link({ conversation_id, title });
}

/** With the last page the button that asked for it goes, and the focus would fall to the document's body. */
function useFocusOnceComplete(next: string | null | undefined) {
  const section = useRef<HTMLElement>(null);
  const hadMore = useRef(false);
  useEffect(() => {
    if (hadMore.current && next === null && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
    hadMore.current = typeof next === 'string';
  }, [next]);
  return section;
}

/** All that the guide read for the reply. */
function inputOf({ input_tokens, cache_read_tokens, cache_write_tokens }: Charge): number {
  return input_tokens + cache_read_tokens + cache_write_tokens;
}

/** '1,200 read, 900 of them kept from before; 300 written' */
function kindsOf(charge: Charge): string {
  const { cache_read_tokens: kept, output_tokens: written } = charge;
  const ofThem = kept > 0 ? `, ${grouped(kept)} of them kept from before` : '';
  return `${grouped(inputOf(charge))} read${ofThem}; ${grouped(written)} written`;
}
