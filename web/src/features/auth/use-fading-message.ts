import { useEffect, useState } from 'react';
import { LIMITS } from '@emit/contract/limits';

/** The message for 5 seconds, then null (spec §9 "Login success message"). */
export function useFadingMessage(message: string | null): string | null {
  const [faded, setFaded] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setFaded(message), LIMITS.loginSuccessMessage);
    return () => clearTimeout(timer);
  }, [message]);
  return message === faded ? null : message;
}
