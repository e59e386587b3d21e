import {
  BookOpen,
  BookOpenText,
  Coins,
  Compass,
  EllipsisVertical,
  KeyRound,
  LifeBuoy,
  LogOut,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { GuardedPath } from '@emit/contract/paths';
import { useLayer } from '../../shared/lib/use-layer';
import { IconButton } from '../../shared/ui/button';
import '../../shared/ui/overlays.css';
import { selectTheme, themeChosen, THEMES, type Theme } from './theme.slice';

export type AccountModal = 'bible' | 'guide' | 'password';

interface AccountMenuProps {
  /** The menu is open, and something of it may be wanted. */
  onLook: () => void;
  onOpen: (modal: AccountModal) => void;
  onLogout: () => void;
  /** Other settings beside the theme: the screen knows. */
  settings?: ReactNode;
}

const THEME_LOOK = {
  system: { icon: Monitor, label: 'Theme: same as your device' },
  light: { icon: Sun, label: 'Theme: light' },
  dark: { icon: Moon, label: 'Theme: dark' },
} as const satisfies Record<Theme, unknown>;

const MODALS = [
  { id: 'bible', label: 'Bible Reference', icon: BookOpen },
  { id: 'guide', label: 'User Guide', icon: LifeBuoy },
  { id: 'password', label: 'Change Password', icon: KeyRound },
] as const satisfies readonly { id: AccountModal; [look: string]: unknown }[];

/** Beside the specification's items: the reader, what the tokens went for, and the own data. */
const PAGES = [
  { to: '/app/read', label: 'Read the Bible', icon: BookOpenText },
  { to: '/tokens', label: 'Tokens', icon: Coins },
  { to: '/account', label: 'Your Account', icon: UserRound },
] as const satisfies readonly { to: GuardedPath; [look: string]: unknown }[];

/** The three-dot menu of the newest app (spec §2). */
export function AccountMenu({ onLook, onOpen, onLogout, settings }: AccountMenuProps) {
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const { icon: ThemeIcon, label } = THEME_LOOK[theme];
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayer(isOpen, () => setOpen(false));

  function change(open: boolean) {
    setOpen(open);
    if (open) onLook();
  }

  return (
    <div ref={frame}>
      {/* Not modal: what is around it stays readable, and a press beside it closes it as well. */}
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
        <DropdownMenu.Trigger asChild>
          <IconButton label="Menu">
            <EllipsisVertical size="1.25rem" aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={frame.current}>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
            <DropdownMenu.Item className="menu__item" asChild>
              <Link to="/platform">
                <Compass size="1.125rem" aria-hidden /> Explore FHO Platform
              </Link>
            </DropdownMenu.Item>
            {MODALS.map(({ id, label: name, icon: Icon }) => (
              <DropdownMenu.Item key={id} className="menu__item" onSelect={() => onOpen(id)}>
                <Icon size="1.125rem" aria-hidden /> {name}
              </DropdownMenu.Item>
            ))}
            {PAGES.map(({ to, label: name, icon: Icon }) => (
              <DropdownMenu.Item key={to} className="menu__item" asChild>
                <Link to={to}>
                  <Icon size="1.125rem" aria-hidden /> {name}
                </Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="menu__line" />
            <DropdownMenu.Item
              className="menu__item"
              onSelect={(event) => {
                // The menu stays: one can step through the themes and see them.
                event.preventDefault();
                dispatch(themeChosen(nextTheme));
              }}
            >
              <ThemeIcon size="1.125rem" aria-hidden /> {label}
            </DropdownMenu.Item>
            {settings}
            <DropdownMenu.Separator className="menu__line" />
            <DropdownMenu.Item className="menu__item" onSelect={onLogout}>
              <LogOut size="1.125rem" aria-hidden /> Logout
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
