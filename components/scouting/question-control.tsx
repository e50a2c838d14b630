import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { TextField } from '@/components/forms/text-field';
import { type Choices, optionsIn } from '@/lib/scouting/question-options';
import { QUESTIONS, type Question, type QuestionName } from '@/lib/scouting/questions';
import { AgeQuestion } from './age-question';
import { Consent, GuardianName } from './guardian-fields';
import { PhoneField } from './phone-field';
import { CityField, CountryField } from './place-fields';

type Props = ComponentProps<typeof GuardianName> &
  ComponentProps<typeof CountryField> &
  ComponentProps<typeof CityField> & {
    choices: Choices;
    name: QuestionName;
  };

/** The control of a question, by its kind. A guardian gives their own e-mail and phones. */
export function QuestionControl(props: Props): ReactElement {
  const { name, minor, form, texts } = props;
  const { fields, hints } = texts.scouting;
  const question: Question = QUESTIONS[name];
  const field = () => ({ ...form.field(name), label: fields[name] });
  switch (question.kind) {
    case 'age':
      return <AgeQuestion {...props} />;
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
      return <Phone {...props} hint={minor ? hints.guardianPhone : undefined} />;
    case 'country':
      return <CountryField {...props} />;
    case 'city':
      return <CityField {...props} />;
    case 'choice':
      return <Choice {...props} list={question.list} />;
  }
}

function Phone({ name, hint, texts, form: checked }: Props & { hint: string | undefined }) {
  const { form, submitCount } = checked;
  return (
    <PhoneField
      {...checked.field(name)}
      texts={texts}
      label={texts.scouting.fields[name]}
      hint={hint}
      value={useWatch({ control: form.control, name })}
      onShape={(value) => form.setValue(name, value, { shouldValidate: submitCount > 0 })}
    />
  );
}

type ChoiceProps = Props & { list: Extract<Question, { kind: 'choice' }>['list'] };

function Choice({ name, list, choices, texts, form }: ChoiceProps) {
  const { forms, locale, scouting } = texts;
  const options = useMemo(() => optionsIn(list, choices, locale), [list, choices, locale]);
  return (
    <ChoiceField
      {...form.field(name)}
      label={scouting.fields[name]}
      empty={forms.choose}
      options={options}
    />
  );
}
