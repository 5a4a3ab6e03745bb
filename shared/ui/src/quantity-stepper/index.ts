export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
export { normaliseQuantity, type QuantityLimits } from './normalise-quantity.ts';
