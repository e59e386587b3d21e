import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PRODUCT_IDS } from '@emit/contract/products';
import { AffiliateForm } from '../../features/public/affiliate-form';
import { ApplicationLink } from '../../features/public/application-link';
import { ApplicationStore } from '../../features/public/application-store';
import { PublicFrame } from '../../features/public/public-frame';
import { useService } from '../../features/public/use-service';
import { WaitlistForm } from '../../features/public/waitlist-form';
import { useTokenInAddress } from '../../shared/lib/use-token-in-address';
import '../../features/auth/auth.css';

/** /waitlist?product=wellness */
export function WaitlistScreen() {
  const sendsMail = useService()?.sends_mail;
  const [search] = useSearchParams();
  const product = PRODUCT_IDS.find((id) => id === search.get('product')) ?? '';
  return (
    <Framed>
      <WaitlistForm product={product} sendsMail={sendsMail} key={product} />
    </Framed>
  );
}

/** /affiliates */
export function AffiliateScreen() {
  const sendsMail = useService()?.sends_mail;
  return (
    <Framed>
      <AffiliateForm sendsMail={sendsMail} />
    </Framed>
  );
}

/** /application#token */
export function ApplicationScreen() {
  const token = useTokenInAddress();
  return (
    <Framed>
      <ApplicationLink token={token} />
    </Framed>
  );
}

/** A form as those of an account look, in the frame of the public pages. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <div className="band">
        <ApplicationStore>{children}</ApplicationStore>
      </div>
    </PublicFrame>
  );
}
