export { focusFirstInvalid } from './focus-first-invalid.ts';
export { FormError } from './form-error.tsx';
export { showProblem } from './show-problem.ts';
export { SubmitButton } from './submit-button.tsx';
export { useSiteForm, type SiteForm, type SiteFormOptions } from './use-site-form.ts';
