import { useWatch } from 'react-hook-form';
import { FormGroup } from '@/components/forms/form-group';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import type { Choices } from '@/lib/scouting/question-options';
import { GROUPS, QUESTIONS, type QuestionName } from '@/lib/scouting/questions';
import type { ScoutingAnswers } from '@/lib/scouting/schema';
import { QuestionControl } from './question-control';
import type { ScoutingTexts } from './scouting-form';
import type { Cities } from './use-cities';

export type QuestionsProps = {
  texts: ScoutingTexts;
  choices: Choices;
  cities: Cities;
  form: CheckedForm<ScoutingAnswers>;
  onCountry: (country: string) => void;
  /** Retries to load the cities of the chosen country. */
  onRetry: () => void;
};

/** The questions of the application, in their groups. */
export function Questions(props: QuestionsProps) {
  const { texts, form } = props;
  const adult = useWatch({ control: form.form.control, name: 'adult' });
  const minor = adult ? adult === 'no' : undefined;
  return GROUPS.map(({ name: group, columns }) => (
    <FormGroup key={group} title={texts.scouting[group]} columns={columns}>
      {namesIn(group, minor).map((name) => (
        <QuestionControl key={name} {...props} name={name} minor={minor} />
      ))}
    </FormGroup>
  ));
}

/** The questions of a group. An adult's name comes first, because the guardian's follows it. */
function namesIn(group: (typeof GROUPS)[number]['name'], minor: boolean | undefined) {
  const all = Object.keys(QUESTIONS) as QuestionName[];
  const names = all.filter((name) => QUESTIONS[name].group === group);
  if (minor) return names;
  const others = names.filter((name) => name !== 'father');
  return others.flatMap((name): QuestionName[] =>
    name === 'realname' ? [name, 'father'] : [name],
  );
}
