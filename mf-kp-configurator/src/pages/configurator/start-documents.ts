import type { ConfiguratorPageData } from '@site/contracts/configurator';
import { newConfiguration, newOffer } from '@site/kp-rules/new-configuration';
import type { ProposalDocument } from '../../features/car-park/editor/document.ts';

export const emptyDocument = (): ProposalDocument => ({ configuration: newConfiguration(), offer: newOffer() });

export const projectDocument = ({ configuration }: NonNullable<ConfiguratorPageData['project']>): ProposalDocument => ({
  configuration,
  offer: newOffer(),
});
