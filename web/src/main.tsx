import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import { showApp } from './app/show-app';
import { startWorker } from './shared/lib/worker';
import './shared/ui/tokens.css';
import './shared/ui/base.css';
import './shared/ui/controls.css';
import './app/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
showApp(root);

// When the page has come: it goes first.
if (import.meta.env.PROD) window.addEventListener('load', startWorker, { once: true });
