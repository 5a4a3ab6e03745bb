import { ManageError } from './client.ts';
import { exitCodes, program } from './console.ts';
import './academy-certificates.ts';
import './applications.ts';
import './content.ts';
import './orders.ts';
import './proposals.ts';
import './events.ts';
import './questions.ts';
import './users.ts';
import './registrations.ts';
import './requests.ts';
import './revisions.ts';
import './settings.ts';
import './shops.ts';
import './certificates.ts';
import './tickets.ts';
import './warranty.ts';
import './decisions.ts';

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ManageError)) throw error;
  console.error(error.message);
  process.exitCode = exitCodes.refused;
}
