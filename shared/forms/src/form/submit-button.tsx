import { useEarlyClick } from '@site/runtime';
import { Button, type ButtonProps } from '@site/ui/button';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The form's name on its page. */
  of: string;
}

/**
 * Sends a form, by click or by Enter, which clicks it. Sent before the page lives, the form waits: it is sent once it
 * lives, with what was typed meanwhile.
 */
export function SubmitButton({ of, ...rest }: SubmitButtonProps) {
  const early = useEarlyClick(`submit ${of}`);
  return <Button {...rest} {...early} type="submit" />;
}
