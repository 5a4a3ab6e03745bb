import { configure, getConfig } from '@testing-library/react';

const isWaiting = (config: object) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

/**
 * Omits the printed document from query errors inside `waitFor`. A failing query prints the document on every poll, where
 * the output is discarded; printing a large page takes longer than the polling interval and starves the code under test.
 * The library sets this flag to skip its list of roles for the same reason; after the wait it repeats the query without it.
 */
export function keepErrorsShortWhileWaiting() {
  configure(({ getElementError }) => ({
    getElementError(message, container) {
      if (!isWaiting(getConfig())) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  }));
}
