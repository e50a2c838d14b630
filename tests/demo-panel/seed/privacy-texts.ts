import type { EntityText } from './entities.ts';

export const privacyTexts: Record<string, EntityText> = {
  pt: {
    title: 'Política de privacidade',
    description: `<p>Esta página explica que dados pessoais a Vitrine recebe por meio deste site, para que os usa e que direitos você tem sobre eles, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).</p>
<h2>Que dados recebemos</h2>
<p>Recebemos apenas o que você nos envia: nome, e-mail e telefone nos formulários de contato e de seleção; e, na inscrição de novos talentos, também medidas, características físicas, cidade e quatro fotografias. O site não exige cadastro e não compra dados de terceiros.</p>
<h2>Para que usamos</h2>
<ul>
<li>Responder à sua mensagem ou ao seu pedido de elenco.</li>
<li>Avaliar a inscrição de quem deseja ser representado.</li>
<li>Cumprir obrigações legais, em especial as que protegem crianças e adolescentes.</li>
</ul>
<h2>Crianças e adolescentes</h2>
<p>A inscrição de menores de dezoito anos só pode ser feita com o conhecimento do responsável, cujo nome pedimos no formulário. Inscrições sem essa informação são apagadas sem avaliação.</p>
<h2>Por quanto tempo guardamos</h2>
<p>Mensagens de contato ficam conosco por doze meses. Inscrições não aprovadas e suas fotografias são apagadas em até seis meses. Você pode pedir que isso aconteça antes. Quando um talento deixa a agência, seu perfil e suas imagens saem do site em poucos minutos e de todas as cópias que o site guarda em até um dia. O endereço de rede de quem envia um formulário é contado por um minuto e não é registrado.</p>
<h2>O que fica no seu navegador</h2>
<p>Seus favoritos e o rascunho da inscrição são guardados no seu próprio aparelho e só chegam até nós quando você os envia. As sugestões sobre as fotos da inscrição são calculadas no seu aparelho. Não usamos cookies de publicidade.</p>
<h2>O que medimos</h2>
<p>Quando você sai de uma página, o seu navegador nos diz quanto tempo ela levou para aparecer e para responder e se mudou de lugar, junto com o tipo da página e o tipo do aparelho. Somamos esses números sem cookie, sem identificador e sem o endereço da página, e não medimos quem pede para não ser rastreado (DNT ou GPC) ou para economizar dados. O endereço de rede é contado por um minuto, contra abusos, e não é registrado.</p>
<h2>Seus direitos</h2>
<p>Você pode pedir acesso, correção, cópia ou exclusão dos seus dados escrevendo para <a href="mailto:privacidade@vitrine.example">privacidade@vitrine.example</a>. Respondemos em até quinze dias.</p>`,
  },
  en: {
    title: 'Privacy policy',
    description: `<p>This page explains which personal data Vitrine receives through this website, what it is used for and which rights you have over it, under the Brazilian General Data Protection Law (Law 13.709/2018).</p>
<h2>What we receive</h2>
<p>Only what you send us: name, e-mail and telephone in the contact and selection forms; and, from people who apply to be represented, also measurements, physical features, city and four photographs. The site requires no account and buys no data from others.</p>
<h2>What we use it for</h2>
<ul>
<li>To answer your message or your casting request.</li>
<li>To consider the application of those who wish to be represented.</li>
<li>To meet legal duties, above all those that protect children and adolescents.</li>
</ul>
<h2>Children and adolescents</h2>
<p>Anyone under eighteen may apply only with the knowledge of the person responsible for them, whose name the form asks for. Applications without it are deleted unread.</p>
<h2>How long we keep it</h2>
<p>Contact messages stay with us for twelve months. Applications that were not accepted, and their photographs, are deleted within six months. You may ask for this to happen sooner. When a talent leaves the agency, their profile and pictures leave the site within minutes and every copy that the site keeps within a day. The network address of whoever sends a form is counted for a minute and not recorded.</p>
<h2>What stays in your browser</h2>
<p>Your favorites and the draft of an application are kept on your own device and reach us only when you send them. Advice about the photos of an application is worked out on your device. We use no advertising cookies.</p>
<h2>What we measure</h2>
<p>When you leave a page, your browser tells us how long it took to appear and to respond and whether it shifted, with the kind of page and the kind of device. We add up these figures without a cookie, an identifier or the address of the page, and measure no one who asks not to be tracked (DNT or GPC) or to save data. The network address is counted for a minute, against abuse, and not recorded.</p>
<h2>Your rights</h2>
<p>You may ask for access, correction, a copy or deletion of your data by writing to <a href="mailto:privacidade@vitrine.example">privacidade@vitrine.example</a>. We answer within fifteen days.</p>`,
  },
  es: {
    title: 'Política de privacidad',
    description: `<p>Esta página explica qué datos personales recibe Vitrine a través de este sitio, para qué los usa y qué derechos tienes sobre ellos, conforme a la Ley General de Protección de Datos de Brasil (Ley 13.709/2018).</p>
<h2>Qué datos recibimos</h2>
<p>Solo lo que nos envías: nombre, correo electrónico y teléfono en los formularios de contacto y de selección; y, en la inscripción de nuevos talentos, también medidas, características físicas, ciudad y cuatro fotografías. El sitio no exige registro ni compra datos a terceros.</p>
<h2>Para qué los usamos</h2>
<ul>
<li>Responder a tu mensaje o a tu pedido de elenco.</li>
<li>Evaluar la inscripción de quien desea ser representado.</li>
<li>Cumplir obligaciones legales, en especial las que protegen a niños y adolescentes.</li>
</ul>
<h2>Niños y adolescentes</h2>
<p>La inscripción de menores de dieciocho años solo puede hacerse con el conocimiento de la persona responsable, cuyo nombre pedimos en el formulario. Las inscripciones sin ese dato se borran sin evaluarse.</p>
<h2>Cuánto tiempo los guardamos</h2>
<p>Los mensajes de contacto quedan con nosotros doce meses. Las inscripciones no aprobadas y sus fotografías se borran en un plazo de seis meses. Puedes pedir que ocurra antes. Cuando un talento deja la agencia, su perfil y sus imágenes salen del sitio en pocos minutos y de todas las copias que el sitio guarda en el plazo de un día. La dirección de red de quien envía un formulario se cuenta durante un minuto y no se registra.</p>
<h2>Lo que queda en tu navegador</h2>
<p>Tus favoritos y el borrador de la inscripción se guardan en tu propio dispositivo y solo nos llegan cuando los envías. Los consejos sobre las fotos de la inscripción se calculan en tu dispositivo. No usamos cookies de publicidad.</p>
<h2>Qué medimos</h2>
<p>Cuando sales de una página, tu navegador nos dice cuánto tardó en aparecer y en responder y si se movió, junto con el tipo de página y el tipo de dispositivo. Sumamos esas cifras sin cookies, sin identificador y sin la dirección de la página, y no medimos a quien pide no ser rastreado (DNT o GPC) o ahorrar datos. La dirección de red se cuenta durante un minuto, contra abusos, y no se registra.</p>
<h2>Tus derechos</h2>
<p>Puedes pedir acceso, corrección, copia o eliminación de tus datos escribiendo a <a href="mailto:privacidade@vitrine.example">privacidade@vitrine.example</a>. Respondemos en un plazo de quince días.</p>`,
  },
};
