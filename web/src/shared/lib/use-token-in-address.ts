import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What follows the '#'; it is taken out of the address, so that it stays neither in the history nor on a shared screen. */
export function useTokenInAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const shown = hash.slice(1);
  useEffect(() => {
    if (shown === '') return;
    setToken(shown);
    void navigate(pathname, { replace: true });
  }, [shown, pathname, navigate]);
  return shown || token;
}
