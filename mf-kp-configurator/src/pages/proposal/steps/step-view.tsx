import type { ProposalStep } from '@site/contracts/proposal-steps';
import type { ComponentType } from 'react';
import { AdditionallyStep } from './additionally-step.tsx';
import { LanesStep } from './lanes-step.tsx';
import { MarkingStep } from './marking-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ServersStep } from './servers-step.tsx';
import { StructureStep } from './structure-step.tsx';
import { SummaryStep } from './summary-step.tsx';

const views: Record<ProposalStep, ComponentType> = {
  structure: StructureStep,
  'transportation-points': LanesStep,
  'payment-points': PaymentStep,
  servers: ServersStep,
  additionally: AdditionallyStep,
  'marking-materials': MarkingStep,
  'summary-checking': SummaryStep,
  'additional-info': OfferStep,
};

export function StepView({ step }: { step: ProposalStep }) {
  const View = views[step];
  return <View />;
}
