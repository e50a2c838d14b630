import { type ComponentProps, type ReactElement, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField, FormGroup, TextField } from '@/components/forms/fields';
import {
  type Choices,
  GROUPS,
  optionsIn,
  QUESTIONS,
  type Question,
  type QuestionName,
} from '@/lib/scouting/questions';
import { AgeCheck, AgeQuestion, Consent, GuardianName } from './age-fields';
import { PhoneField } from './phone-field';
import { CityField } from './place-fields';

type Props = ComponentProps<typeof CityField> & {
  choices: Choices;
  onCountry: (country: string) => void;
};

type ControlProps = Props & ComponentProps<typeof GuardianName> & { name: QuestionName };

const NAMES = Object.keys(QUESTIONS) as QuestionName[];

export function Questions(props: Props) {
  const { texts, form } = props;
  const { register } = form.form;
  const adult = useWatch({ control: form.control, name: 'adult' });
  const minor = adult ? adult === 'no' : undefined;
  // The first fault that gets the focus is the first in the order of registration. An adult's form has
  // another order, but there the guardian, who changes places, is not required.
  for (const name of NAMES) register(name);
  return GROUPS.map(({ name: group, columns }) => (
    <FormGroup key={group} id={group} title={texts.scouting[group]} columns={columns}>
      {namesIn(group, minor).map((name) => (
        <QuestionControl key={name} {...props} name={name} minor={minor} />
      ))}
    </FormGroup>
  ));
}

/** The questions of a group. An adult's name comes first, because the guardian's follows it. */
function namesIn(group: (typeof GROUPS)[number]['name'], minor: boolean | undefined) {
  const names = NAMES.filter((name) => QUESTIONS[name].group === group);
  if (minor) return names;
  const others = names.filter((name) => name !== 'father');
  return others.flatMap((name): QuestionName[] =>
    name === 'realname' ? [name, 'father'] : [name],
  );
}

/** The control of a question, by its kind. A guardian gives their own e-mail and phones. */
function QuestionControl(props: ControlProps): ReactElement {
  const { name, minor, form, texts } = props;
  const { fields, hints } = texts.scouting;
  const question: Question = QUESTIONS[name];
  const field = () => ({ ...form.field(name), label: fields[name] });
  switch (question.kind) {
    case 'age':
      return <AgeQuestion {...props} />;
    case 'age-check':
      return <AgeCheck {...props} />;
    case 'guardian':
      return <GuardianName {...props} />;
    case 'consent':
      return <Consent {...props} />;
    case 'text':
      return (
        <TextField
          {...field()}
          type="text"
          autoComplete={minor ? 'off' : question.autoComplete}
          hint={minor ? hints.applicant : undefined}
          className={minor ? 'sm:col-span-2' : undefined}
        />
      );
    case 'email':
      return (
        <TextField
          {...field()}
          type="email"
          autoComplete="email"
          hint={minor ? hints.guardianEmail : undefined}
          className="sm:col-span-2"
        />
      );
    case 'phone':
      return <PhoneField {...props} hint={minor ? hints.guardianPhone : undefined} />;
    case 'country':
      return (
        <ChoiceField
          {...form.field('country', { onChange: ({ target }) => props.onCountry(target.value) })}
          label={fields.country}
          empty={texts.forms.choose}
          options={props.choices.countries}
        />
      );
    case 'city':
      return <CityField {...props} />;
    case 'choice':
      return <Choice {...props} list={question.list} />;
  }
}

type ChoiceProps = ControlProps & { list: Extract<Question, { kind: 'choice' }>['list'] };

function Choice({ name, list, choices, texts, form, minor }: ChoiceProps) {
  const { forms, locale, scouting } = texts;
  const adult = minor === false;
  const options = useMemo(
    () => optionsIn(list, choices, adult, locale),
    [list, choices, adult, locale],
  );
  const { setValue } = form.form;
  const value = useWatch({ control: form.control, name });
  const isMissing = value && !options.some((option) => option.value === value);
  // The list depends on the answer about age, and a draft may be older than the list.
  useEffect(() => {
    if (isMissing) setValue(name, '', { shouldValidate: form.submitCount > 0 });
  }, [isMissing, name, setValue, form.submitCount]);
  return (
    <ChoiceField
      {...form.field(name)}
      label={scouting.fields[name]}
      empty={forms.choose}
      options={options}
    />
  );
}
