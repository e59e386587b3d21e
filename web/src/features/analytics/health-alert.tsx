import { HeartPulse } from 'lucide-react';
import type { Alert } from '@emit/contract/wire';
import './analytics.css';

/** What rests too long, and what would help; the newer screens show it where there is one (spec §2, §3). */
export function HealthAlert({ alert }: { alert: Alert }) {
  return (
    <section className="card health" role="status">
      <HeartPulse size="1.375rem" aria-hidden />
      <div>
        <h2>System Health Alert</h2>
        <p>{alert.message}</p>
        <p className="health__suggestion">{alert.suggestion}</p>
      </div>
    </section>
  );
}
