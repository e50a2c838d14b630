import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { FormGroup } from '@/components/forms/form-group';
import { GROUPS, QUESTIONS, type QuestionName } from '@/lib/scouting/questions';
import { QuestionControl } from './question-control';

type Props = Omit<ComponentProps<typeof QuestionControl>, 'name' | 'minor'>;

/** The questions of the application, in their groups. */
export function Questions(props: Props) {
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
