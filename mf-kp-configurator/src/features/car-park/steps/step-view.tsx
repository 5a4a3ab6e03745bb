import type { ProposalStep } from '@site/contracts/proposal-steps';
import type { ComponentType } from 'react';
import { AdditionallyStep } from './additionally-step.tsx';
import { LanesStep } from './lanes-step.tsx';
import { MarkingStep } from './marking-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ServersStep } from './servers-step.tsx';
import { StructureStep } from './structure-step.tsx';
import { SummaryStep } from './summary-step.tsx';

/** The last step belongs to the page: its fields are those of a proposal. */
type CarParkStep = Exclude<ProposalStep, 'additional-info'>;

const views: Record<CarParkStep, ComponentType> = {
  structure: StructureStep,
  'transportation-points': LanesStep,
  'payment-points': PaymentStep,
  servers: ServersStep,
  additionally: AdditionallyStep,
  'marking-materials': MarkingStep,
  'summary-checking': SummaryStep,
};

export function StepView({ step }: { step: CarParkStep }) {
  const View = views[step];
  return <View />;
}
