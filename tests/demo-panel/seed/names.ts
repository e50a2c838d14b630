import type { Random } from './random.ts';

export type Gender = 'woman' | 'man';

/** No given name starts with K, Q, W, X or Y, so some letters of the alphabet have no talent. */
const WOMEN = `Ágata Alice Amanda Ana Antônia Aurora Beatriz Bianca Bruna Camila Carolina Cecília
Chiara Clara Conceição Dandara Débora Elisa Eloá Emi Érica Esperanza Estela Fabiana Fernanda Flávia
Gabriela Giovanna Graça Harumi Helena Heloísa Iara Inês Ingrid Irene Isadora Ivone Janaína Joana
Júlia Lara Larissa Letícia Lívia Lorena Lucía Luísa Luna Maitê Manuela Marina Mayara Mercedes
Midori Mirela Naomi Natália Nina Noemi Odara Olívia Ondina Paloma Pilar Priscila Raíssa Rebeca Rita
Rocío Rosângela Sabrina Sayuri Sofia Stella Tainá Tatiana Teresa Tomie Úrsula Valentina Verônica
Vitória Violeta Zélia Zoé`.split(/\s+/);

const MEN =
  `Adriano Álvaro André Antônio Arthur Benício Bernardo Bruno Caetano Caio César Cícero Danilo
Davi Diego Diogo Edson Eduardo Emílio Enzo Estêvão Fábio Felipe Fernão Francisco Gabriel Giácomo
Guilherme Gustavo Heitor Henrique Hiro Hugo Ícaro Igor Inácio Issao Ítalo Ivan Jerônimo João Joaquim
Jorge José Jun Leandro Leonardo Lorenzo Lucas Luís Marcelo Márcio Mateo Matheus Miguel Mitsuo
Murilo Nathan Nicolau Noboru Otávio Óscar Pablo Paulo Pedro Rafael Raul Renan Renato Rodrigo Ruan
Samuel Santiago Satoshi Sebastião Sérgio Takashi Thiago Tomás Ugo Ulisses Vicente Vinícius Vítor
Zeca`.split(/\s+/);

const FAMILIES =
  `Abreu|Aguiar|Albuquerque|Almeida|Alencar|Amaral|Andrade|Araújo|Assunção|Azevedo|Barbosa
|Barreto|Bastos|Benedetti|Bernardes|Bianchi|Bittencourt|Borges|Brandão|Bragança|Caldeira|Camargo|Campos
|Cardoso|Carvalho|Castilho|Cavalcanti|Conti|Cordeiro|Coutinho|D’Ávila|Dantas|da Conceição|da Silva
|de Oliveira|de Paula|do Nascimento|dos Anjos|dos Santos|Duarte|Espírito Santo|Falcão|Faria|Farias
|Ferrari|Ferraz|Figueiredo|Fontoura|Fonseca|Freitas|Fujimoto|Garcez|Giordano|Gouveia|Guimarães
|Gutiérrez|Ibáñez|Ikeda|Jardim|Junqueira|Kobayashi|Lacerda|Leão|Linhares|Lombardi|Macedo|Magalhães
|Marchetti|Marinho|Medeiros|Mendonça|Moraes|Moretti|Muñoz|Nakamura|Nogueira|Novaes|Núñez|Okada|Pacheco
|Paixão|Peçanha|Pellegrini|Pimentel|Quintana|Ramalho|Rezende|Ricci|Rios|Romano|Rossi|Sá|Saavedra|Saito
|Sampaio|Sant’Anna|Siqueira|Souza|Tanaka|Teixeira|Toledo|Uchôa|Valença|Vasconcelos|Vidal|Vilela
|Watanabe|Xavier|Yamamoto|Zanetti`
    .split('|')
    .map((name) => name.trim());

const LONG_NAMES: Record<Gender, readonly string[]> = {
  woman: [
    'Maria Fernanda de Albuquerque Cavalcanti e Vasconcelos',
    'Ana Carolina Bittencourt do Espírito Santo Magalhães',
    'Isabella Nakamura de Figueiredo Sant’Anna Guimarães',
  ],
  man: [
    'João Sebastião da Conceição e Albuquerque Bragança',
    'Pedro Henrique Cavalcanti de Mendonça Figueiredo Neto',
    'Francisco Estêvão de Assunção Peçanha e Gutiérrez',
  ],
};

export function inventName(random: Random, gender: Gender): string {
  const given = random.pick(gender === 'woman' ? WOMEN : MEN);
  const second = random.chance(0.12) ? ` ${random.pick(gender === 'woman' ? WOMEN : MEN)}` : '';
  const family = random.pick(FAMILIES);
  const more = random.chance(0.18) ? ` ${random.pick(FAMILIES)}` : '';
  const name = `${given}${second} ${family}${more === ` ${family}` ? '' : more}`;
  return random.chance(0.02) ? random.pick(LONG_NAMES[gender]) : name;
}
