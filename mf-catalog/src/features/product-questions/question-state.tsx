import type { ManagedProductQuestionRow } from '@site/contracts/manage-product-questions';
import { Badge } from '@site/ui/badge';

/** The state of a question about a product, for the staff. */
export function QuestionState({ answer, published }: Pick<ManagedProductQuestionRow, 'answer' | 'published'>) {
  if (answer === null) return <Badge tone="warning">Ждёт ответа</Badge>;
  return published ? <Badge tone="success">Опубликован</Badge> : <Badge tone="info">Ответ отправлен</Badge>;
}
