import type { ManageKey, StaffMember } from '@site/contracts/manage-staff';
import { problemText, toast, useApi, useRevalidator, type ApiClient } from '@site/runtime';
import { ConfirmDialog } from '@site/ui/dialog';

export type Confirmed = { act: 'remove' | 'reset'; member: StaffMember } | { act: 'revoke'; key: ManageKey };

function wordsOf(confirmed: Confirmed) {
  switch (confirmed.act) {
    case 'remove':
      return {
        title: 'Убрать сотрудника?',
        text: `${confirmed.member.name} сразу потеряет доступ к\u00a0управлению на\u00a0всех устройствах. Профиль на\u00a0сайте останется.`,
        button: 'Убрать',
        done: 'Сотрудник убран',
      };
    case 'reset':
      return {
        title: 'Сбросить второй фактор?',
        text: `${confirmed.member.name} подключит приложение заново при\u00a0следующем входе. Сначала убедитесь, что вас просит сам сотрудник.`,
        button: 'Сбросить',
        done: 'Второй фактор сброшен',
      };
    case 'revoke':
      return {
        title: 'Отозвать ключ?',
        text: `Ключ «${confirmed.key.name}» сразу перестанет действовать. Вернуть его нельзя, можно создать новый.`,
        button: 'Отозвать',
        done: 'Ключ отозван',
      };
  }
}

function send(api: ApiClient, confirmed: Confirmed) {
  if (confirmed.act === 'revoke')
    return api.call('POST /manage/keys/{id}/revoke/', { params: { id: confirmed.key.id } });
  const params = { phone: confirmed.member.phone };
  return confirmed.act === 'remove'
    ? api.call('POST /manage/staff/{phone}/remove/', { params })
    : api.call('POST /manage/staff/{phone}/reset-second-factor/', { params });
}

/** Confirms a change that takes rights. */
export function ConfirmRights({ confirmed, onClose }: { confirmed: Confirmed; onClose: () => void }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { title, text, button, done } = wordsOf(confirmed);

  async function confirm() {
    const response = await send(api, confirmed);
    if (!response.ok) return problemText(response.problem);
    toast.success(done);
    onClose();
    await revalidate();
  }
  return (
    <ConfirmDialog title={title} confirm={button} danger onConfirm={confirm} onClose={onClose}>
      {text}
    </ConfirmDialog>
  );
}
