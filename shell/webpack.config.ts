import { shellConfig } from '@site/federation/preset';

export default shellConfig(import.meta.dirname);
