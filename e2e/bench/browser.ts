import { chromium } from '@playwright/test';
import { findBrowser } from '../../deploy/site/browser.ts';

/** The browser that the tests use as well. */
export const launchBrowser = () => chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
