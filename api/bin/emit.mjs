#!/usr/bin/env node
/** `npx emit …` from anywhere in the workspace. */
import '../../scripts/emit.mjs';
