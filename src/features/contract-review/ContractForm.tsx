import { reviewContract } from '#features/contract-review/review.ts';
import { formatNumber } from '#domain/format.ts';
import type { ContentParts } from '#generated/kinds.ts';
import { ContractAnswer, type Reviewed } from '#features/contract-review/ContractAnswer.tsx';
import { ContractFields } from '#features/contract-review/ContractFields.tsx';
import { readEntry } from '#features/contract-review/entry.ts';
import { useDeclared } from '#features/contract-review/useDeclared.ts';
import { type Outcome, Tool } from '#ui/tool/Tool.tsx';

type ContractFormProps = { texts: Omit<ContentParts['contractReview'], 'seo'>; inFigures: string };

function read(data: FormData, { texts, inFigures }: ContractFormProps): Outcome<Reviewed> {
  const entry = readEntry(data, { ...texts, inFigures });
  if ('errors' in entry) return entry;
  const { contract } = entry;
  const review = reviewContract(contract);
  if (!review) return { errors: { received: texts.errors.impossible } };
  return { answer: { contract, review, entity: String(data.get('entity') ?? '') } };
}

/** The review of a contract. Nothing typed here is stored or sent. */
export function ContractForm({ texts, inFigures }: ContractFormProps) {
  const declared = useDeclared();
  const { button, note: _, ...figures } = texts.example;
  const values = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, formatNumber(figure)]),
  );
  return (
    <Tool
      submitText={texts.form.submit}
      example={{ button, values }}
      read={(data) => read(data, { texts, inFigures })}
      fields={(errors) => (
        <ContractFields
          texts={texts.form}
          errors={errors}
          entities={[...(declared?.byEntity.keys() ?? [])]}
        />
      )}
    >
      {(reviewed, isExample) => (
        <ContractAnswer reviewed={reviewed} isExample={isExample} texts={texts} declared={declared} />
      )}
    </Tool>
  );
}
