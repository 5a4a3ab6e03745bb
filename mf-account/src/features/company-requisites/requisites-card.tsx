import type { Requisites } from '@site/contracts/company-requisites';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { useState } from 'react';
import { Facts } from '@site/ui/facts';
import { taxModeLabels } from './requisite-values.ts';
import { RequisitesDialog } from './requisites-dialog.tsx';
import entry from '../company-entry/entry.module.css';

/** Bank details for proposals and their VAT mode; shown to the company's owner only. */
export function RequisitesCard({ known }: { known: Requisites }) {
  const [requisites, setRequisites] = useState(known);
  const [isOpen, setOpen] = useState(false);
  const { bank_name, bik, checking_account, corr_account, tax_mode } = requisites;
  return (
    <Card className={entry.cards}>
      <h2 className={entry.sectionTitle}>Банк и&nbsp;налоги</h2>
      <p className={entry.note}>Видит только руководитель компании. На&nbsp;сайте не&nbsp;публикуется</p>
      <Facts
        facts={[
          ['Банк', bank_name],
          ['БИК', bik],
          ['Расчётный счёт', checking_account],
          ['Корреспондентский счёт', corr_account],
          ['НДС в\u00a0предложениях', taxModeLabels[tax_mode]],
        ]}
      />
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {bank_name ? 'Изменить' : 'Указать реквизиты'}
        </Button>
      </div>
      {isOpen && (
        <RequisitesDialog
          known={requisites}
          onSaved={(saved) => {
            setRequisites(saved);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
