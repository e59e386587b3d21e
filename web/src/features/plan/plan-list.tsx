import { counted, grouped } from '@emit/contract/english';
import { STORAGE_QUOTAS, storageText } from '@emit/contract/limits';
import type { ReactNode } from 'react';
import type { PlanAccount } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import { questionsIn } from '@emit/contract/question-cost';
import { Button } from '../../shared/ui/button';
import { canChoose, isSubscribed, type PlanOffer } from './plan-offers';

interface PlanListProps {
  account: PlanAccount;
  offers: readonly PlanOffer[];
  onChoose: (plan: PlanId) => void;
}

/** All plans side by side, in tokens and in questions. */
export function PlanList({ account, offers, onChoose }: PlanListProps) {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="tokens__title">
        All plans
      </h2>
      <p className="tokens__said quiet">{howToGet(account)}</p>
      <ul className="tiers">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer}>
            <Way account={account} offer={offer} onChoose={onChoose} />
          </OfferCard>
        ))}
      </ul>
    </section>
  );
}

function howToGet({ request, payment }: PlanAccount): string {
  if (isSubscribed(payment)) return 'You change your plan at Stripe.';
  if (payment !== null) return 'You pay on a page of Stripe, month by month.';
  return request?.status === 'waiting'
    ? 'You can ask for one plan at a time. To ask for another, withdraw your request first.'
    : 'Nothing is paid on this page: whoever runs this Emit answers your request.';
}

function OfferCard({ offer, children }: { offer: PlanOffer; children: ReactNode }) {
  const { id, name, price, tokens, includes } = offer;
  return (
    <li className="tier" aria-label={name}>
      <h3>{name}</h3>
      <p className="quiet numbers">{price}</p>
      <ul className="tier__list">
        <li className="numbers">{grouped(tokens)} tokens a month</li>
        <li className="numbers">About {counted(questionsIn(tokens), 'question')}</li>
        <li className="numbers">{storageText(STORAGE_QUOTAS[id])} of storage</li>
        {includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </li>
  );
}

/** What can be done with an offer; a plan is ended where it stands, not here. */
function Way({ account, offer, onChoose }: Omit<PlanListProps, 'offers'> & { offer: PlanOffer }) {
  const { plan, request, payment } = account;
  const { id, name } = offer;
  if (id === plan) return <p className="badge">Your plan</p>;
  if (request?.status === 'waiting' && id === request.plan) return <p className="badge">Asked for</p>;
  if (id === 'trial' || !canChoose(account, id)) return null;
  return (
    <Button onClick={() => onChoose(id)}>
      {payment === null ? 'Ask for' : 'Choose'} {name}
    </Button>
  );
}
