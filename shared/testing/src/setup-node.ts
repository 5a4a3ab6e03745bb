import { failOnConsole } from './fail-on-console.ts';

failOnConsole();

// Fastify searches `require.cache` for each plugin without a display name; Jest resolves and parses each path of it anew.
Object.assign(Function.prototype, { [Symbol.for('fastify.display-name')]: 'plugin' });
