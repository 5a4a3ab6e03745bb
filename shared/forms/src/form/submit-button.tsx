import { useEarlyClick } from '@site/runtime';
import { Button, type ButtonProps } from '@site/ui/button';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Name of the form, unique on its page. */
  of: string;
}

/**
 * Submits a form, by click or by Enter, which clicks it. A form submitted before hydration is submitted afterwards,
 * with what was typed meanwhile.
 */
export function SubmitButton({ of, ...rest }: SubmitButtonProps) {
  const early = useEarlyClick(`submit ${of}`);
  return <Button {...rest} {...early} type="submit" />;
}
