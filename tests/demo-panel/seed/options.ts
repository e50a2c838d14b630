export type Option = { id: number | string; value: string };

const COUNTRIES = `Brasil|Argentina|Alemanha|Angola|Bolívia|Canadá|Chile|China|Colômbia|Coreia do Sul|Cuba
|Equador|Espanha|Estados Unidos|França|Itália|Japão|México|Moçambique|Paraguai|Peru|Portugal|Reino Unido
|Uruguai|Venezuela|África do Sul|Cabo Verde`;

/** Cabo Verde has none. */
const CITIES: Record<string, string> = {
  Brasil: `São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Belém|Campinas|Cuiabá|Curitiba|Florianópolis
|Fortaleza|Goiânia|João Pessoa|Maceió|Manaus|Natal|Porto Alegre|Recife|Ribeirão Preto|Salvador|Santos|São Luís
|Uberlândia|Vitória`,
  Argentina: 'Buenos Aires|Córdoba|Mendoza|Rosario',
  Alemanha: 'Berlim|Colônia|Hamburgo|Munique',
  Angola: 'Benguela|Huambo|Luanda',
  Bolívia: 'Cochabamba|La Paz|Santa Cruz de la Sierra|Sucre',
  Canadá: 'Montreal|Toronto|Vancouver',
  Chile: 'Concepción|Santiago|Valparaíso',
  China: 'Pequim|Shenzhen|Xangai',
  Colômbia: 'Bogotá|Cali|Cartagena|Medellín',
  'Coreia do Sul': 'Busan|Incheon|Seul',
  Cuba: 'Havana|Santiago de Cuba',
  Equador: 'Cuenca|Guayaquil|Quito',
  Espanha: 'Barcelona|Madri|Málaga|Sevilha|Valência',
  'Estados Unidos': 'Chicago|Los Angeles|Miami|Nova York|Orlando',
  França: 'Lyon|Marselha|Paris',
  Itália: 'Florença|Milão|Nápoles|Roma|Turim',
  Japão: 'Nagoia|Osaka|Quioto|Tóquio',
  México: 'Cidade do México|Guadalajara|Mérida|Monterrey',
  Moçambique: 'Beira|Maputo|Nampula',
  Paraguai: 'Assunção|Ciudad del Este|Encarnación',
  Peru: 'Arequipa|Cusco|Lima',
  Portugal: 'Braga|Coimbra|Faro|Lisboa|Porto',
  'Reino Unido': 'Edimburgo|Londres|Manchester',
  Uruguai: 'Montevidéu|Punta del Este|Salto',
  Venezuela: 'Caracas|Maracaibo|Mérida',
  'África do Sul': 'Cidade do Cabo|Durban|Joanesburgo',
};

const SKIN_TONES = {
  pt: ['Albina', 'Amarela', 'Branca', 'Indígena', 'Negra', 'Parda', 'Vitiligo'],
  en: ['Albino', 'Yellowish', 'White', 'Indigenous', 'Black', 'Brown', 'Vitiligo'],
  es: ['Albina', 'Amarilla', 'Blanca', 'Indígena', 'Negra', 'Morena', 'Vitíligo'],
};

const words = (list: string) => list.split('|').map((word) => word.trim());

export const countries: Option[] = words(COUNTRIES).map((value, place) => ({
  id: 30 + place,
  value,
}));

/** Empty for an unlisted country. City ids are text, unlike those of countries. */
export function citiesOf(country: number): Option[] {
  const name = countries.find(({ id }) => id === country)?.value ?? '';
  const cities = words(CITIES[name] ?? '').filter(Boolean);
  return cities.map((value, place) => ({ id: String(country * 100 + place), value }));
}

export function skinTones(language: string): { id: number; value: string; label: string }[] {
  const labels = SKIN_TONES[language as keyof typeof SKIN_TONES] ?? SKIN_TONES.pt;
  return SKIN_TONES.en.map((value, place) => ({
    id: 1160 + place,
    value,
    label: labels[place] ?? value,
  }));
}
