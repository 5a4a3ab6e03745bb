import { remoteConfig } from '@site/federation/preset';

export default await remoteConfig(import.meta.dirname, 'mf-account');
