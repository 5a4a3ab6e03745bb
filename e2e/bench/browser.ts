import { chromium } from '@playwright/test';
import { findBrowser } from '../../deploy/site/browser.ts';

/** Launches the browser that the tests use. */
export const launchBrowser = () => chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
