import { configure, getConfig } from '@testing-library/react';

const isWaiting = (config: object) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

/**
 * A query that fails prints the document, also at each look of a wait that has not ended yet, where nobody reads it: a
 * page of some size then takes longer to print than the pause between two looks, and what is waited for never gets its
 * turn. The library leaves out lists of roles for the same reason, and says so by this mark; at a wait's end it asks
 * once more, without it.
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
